"""Stands in for Zola, which no registry has: the guide's templates, on a theme with the blocks that Zola's themes have, by Jinja2."""

import pathlib
import sys

import jinja2

folder = pathlib.Path(sys.argv[1])
theme = {
    "index.html": """<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{% block title %}{{ config.title }}{% endblock title %}</title></head>
<body>{% block content %}<main>{% for page in paginator.pages %}<article><header><h2><a href="{{ page.permalink | safe }}">{{ page.title }}</a></h2></header></article>{% endfor %}</main>
{% endblock content %}</body></html>""",
    "page.html": """{% extends "after-dark/templates/index.html" %}{% block title %}{{ page.title }}{% endblock title %}
{% block content %}<article><h1>{{ page.title }}</h1>{{ page.content | safe }}</article>{% endblock content %}""",
}
for name, text in theme.items():
    path = folder / "templates/after-dark/templates" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)

site = jinja2.Environment(loader=jinja2.FileSystemLoader(folder / "templates"), autoescape=True)
# Tera's, whose parameter has another name.
site.filters["default"] = lambda given, **named: named["value"] if isinstance(given, jinja2.Undefined) else given


def page(name, title, content, **more):
    path = f"/{name}/"
    return {"title": title, "path": path, "permalink": f"https://blog.test{path}", "content": content, "extra": {}, **more}


def put(path, template, **names):
    file = folder / "public" / path.strip("/") / "index.html"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(site.get_template(template).render(config={"title": "My site"}, **names))


posts = [
    page("one", "One", '<a href="/two/">Two</a>', date="2026-11-20"),
    page("two", "Page two", '<a href="/one/">One</a>', date="2026-11-20"),
]
for each in [*posts, page("about", "About", "No article")]:
    put(each["path"], "page.html", page=each)
put("/", "index.html", paginator={"pages": posts})
