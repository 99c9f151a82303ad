module github.com/afterword-comments/afterword/hugo-theme-partials

go 1.19
