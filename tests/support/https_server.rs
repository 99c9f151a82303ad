//! An https server, and the ways on which readers' browsers come to it.

use std::net::Ipv4Addr;

use super::{HOST, Proxy, ProxyKind, TestServer, Visitor};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// As through a proxy that does nothing but say what it has to.
    Direct,
    Through(ProxyKind),
}

pub(crate) struct Reached {
    pub(crate) server: TestServer,
    pub(crate) proxy: Option<Proxy>,
    secure: Visitor,
    plain: Visitor,
}

/// What a server needs to know of the proxy in front of it.
const BEHIND_PROXY: [&str; 2] = [
    "server.public_url=https://comments.test",
    "server.trusted_proxies=127.0.0.1",
];

impl Reached {
    /// One site `blog` at `https://blog.test`; `settings` over the defaults.
    pub(crate) async fn by(way: Way, settings: &[&str]) -> Self {
        Self::to(TestServer::with(&behind_proxy(settings)).await, way).await
    }

    /// `server` was started with the settings of [`behind_proxy`].
    pub(crate) async fn to(server: TestServer, way: Way) -> Self {
        let Way::Through(kind) = way else {
            let ann = server.visitor().saying("host", HOST);
            let says = |scheme| ann.clone().saying("x-forwarded-proto", scheme);
            let (secure, plain) = (says("https"), says("http"));
            return Self {
                server,
                proxy: None,
                secure,
                plain,
            };
        };
        let proxy = Proxy::start(kind, server.address).await;
        let tunnel = proxy.tunnel(Ipv4Addr::LOCALHOST.into()).await;
        let visitor = |address| Visitor::new(address, "https://blog.test").saying("host", HOST);
        Self {
            secure: visitor(tunnel),
            plain: visitor(proxy.plain),
            server,
            proxy: Some(proxy),
        }
    }

    /// A reader on a page of the blog, who comes by https.
    pub(crate) fn visitor(&self) -> Visitor {
        self.secure.clone()
    }

    /// One who comes by plain http.
    pub(crate) fn plain_visitor(&self) -> Visitor {
        self.plain.clone()
    }
}

/// `settings`, and those of a server behind a proxy on the same machine.
pub(crate) fn behind_proxy<'a>(settings: &[&'a str]) -> Vec<&'a str> {
    [&BEHIND_PROXY, settings].concat()
}
