//! What a sitemap says, in the forms in which blogs write them.

use std::sync::Arc;

use afterword_config::Config;
use afterword_integrations::own_site::{self, OwnSiteError};
use afterword_integrations::sitemaps::{SitemapError, try_read};
use afterword_model::policy::SiteOverrides;
use afterword_model::{Origin, Site, SiteId, SiteKey};

use super::host::{Host, Page, packed};

/// Reads what is at the path, for a blog on this host.
pub(super) async fn read(host: &Host, place: &str) -> Result<usize, SitemapError> {
    let origin = host.origin();
    let place = if place.starts_with('/') {
        format!("{origin}{place}")
    } else {
        place.to_owned()
    };
    read_as(&origin, &place, &["127.0.0.1"]).await
}

/// Reads what is at the address, for a blog at this origin, where these hosts may be private.
pub(super) async fn read_as(
    origin: &str,
    place: &str,
    allowed: &[&str],
) -> Result<usize, SitemapError> {
    let mut config = Config::default();
    let allowed = allowed.iter().map(|host| host.parse().unwrap());
    config.outgoing.allow_private = allowed.collect();
    config.outgoing.timeout = "5s".parse().unwrap();
    let overrides = SiteOverrides::default();
    let origins = [origin, "https://blog.test"];
    let site = Site {
        id: SiteId(1),
        key: SiteKey::parse("blog").unwrap(),
        title: String::new(),
        origins: origins
            .map(|origin| Origin::parse(origin).unwrap())
            .to_vec(),
        rules: config.sites.with(&overrides),
        overrides,
    };
    let place = place.parse().unwrap();
    try_read(&own_site::client(&config).unwrap(), &Arc::new(site), &place).await
}

/// How many pages are found in a file of these bytes.
pub(super) async fn found(body: impl Into<bytes::Bytes>) -> Result<usize, SitemapError> {
    let host = Host::start().await;
    host.has("/map", Page::of(body));
    read(&host, "/map").await
}

#[tokio::test]
async fn each_form_of_a_sitemap_is_read() {
    let plain = "<urlset><url><loc>https://blog.test/a/</loc></url>\
                 <url><loc>\n  https://blog.test/b/?page=1&amp;x=2\n</loc></url></urlset>";
    let prefixed = "<?xml version='1.0'?><s:urlset xmlns:s='http://www.sitemaps.org/schemas/sitemap/0.9' \
        xmlns:i='http://www.google.com/schemas/sitemap-image/1.1'><s:url><i:image><i:loc>https://blog.test/no.png\
        </i:loc></i:image><s:loc>https://blog.test/a/</s:loc></s:url></s:urlset>";
    let odd = "\u{feff}<!DOCTYPE urlset [<!ENTITY x 'y'>]><!-- <loc>no</loc> --><urlset><url><loc>\
        <![CDATA[https://blog.test/a&b/]]></loc><loc/></url><url><priority>1</priority></url><url><loc>\
        https://www.blog.test/caf%C3%A9/</loc></url></urlset>";
    for (body, pages) in [(plain, 2), (prefixed, 1), (odd, 2), ("<urlset/>", 0)] {
        assert_eq!(found(body).await.unwrap(), pages, "{body}");
        assert_eq!(found(packed(body)).await.unwrap(), pages, "{body}");
    }
}

#[tokio::test]
async fn a_page_counts_once_however_it_is_written() {
    let body = "<urlset><url><loc>https://blog.test/caf%C3%A9/</loc></url>\
        <url><loc>http://blog.test/café</loc></url><url><loc>https://www.blog.test/cafe%CC%81/index.html</loc></url>\
        </urlset>";
    assert_eq!(found(body).await.unwrap(), 1);
}

#[tokio::test]
async fn addresses_of_others_are_left_out() {
    let body = "<urlset><url><loc>https://other.test/a/</loc></url><url><loc>/b/</loc></url>\
        <url><loc>javascript:alert(1)</loc></url><url><loc>https://u:p@blog.test/c/</loc></url>\
        <url><loc>https://blog.test:8443/d/</loc></url><url><loc>https://blog.test/%00/</loc></url>\
        <url><loc>https://blog.test/e/</loc></url></urlset>";
    assert_eq!(found(body).await.unwrap(), 1);
}

#[tokio::test]
async fn redirects_are_followed_on_the_site_and_nowhere_else() {
    let (host, elsewhere) = (Host::start().await, Host::start().await);
    elsewhere.names(&["/a/"]);
    host.names(&["/a/", "/b/"]);
    let leads = |from: &str, to: &str| host.has(from, Page::status(301).header("location", to));
    leads("/moved", "/moved-again");
    leads("/moved-again", "/sitemap.xml");
    assert_eq!(read(&host, "/moved").await.unwrap(), 2);
    leads("/away", &format!("{}/sitemap.xml", elsewhere.origin()));
    leads("/inside", "http://169.254.169.254/latest/meta-data/");
    leads("/file", "file:///etc/passwd");
    leads("/nowhere", "");
    for path in ["/away", "/inside", "/file"] {
        let error = read(&host, path).await.unwrap_err();
        assert!(
            matches!(error, SitemapError::Site(OwnSiteError::Astray { .. })),
            "{path}: {error}"
        );
    }
    leads("/round", "/round");
    let error = read(&host, "/round").await.unwrap_err();
    assert!(
        matches!(error, SitemapError::Site(OwnSiteError::Redirects(_))),
        "{error}"
    );
    assert!(elsewhere.asked().is_empty());
}

#[tokio::test]
async fn a_sitemap_on_another_host_is_not_asked_for() {
    let (host, elsewhere) = (Host::start().await, Host::start().await);
    let place = format!("{}/sitemap.xml", elsewhere.origin());
    let error = read(&host, &place).await.unwrap_err();
    assert!(
        matches!(error, SitemapError::Site(OwnSiteError::Foreign(_))),
        "{error}"
    );
    assert!(elsewhere.asked().is_empty());
}
