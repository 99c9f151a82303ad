//! Published comments in the order in which readers first saw them, for the Stacosys API.

use std::sync::Arc;

use super::CommentError;
use crate::counts::Counts;
use afterword_model::{PageKey, PagePath, Site};
use afterword_store::{Published, Store};

/// Published comments in their order.
#[derive(Clone)]
pub struct PublishedComments {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) counts: Arc<Counts>,
}

impl PublishedComments {
    /// The approved comments of a page, first published first.
    ///
    /// Stacosys identifies a page by the exact path that a blog sends: with a different slash at the end it finds
    /// none. Former paths of a page that was moved here go on working.
    ///
    /// # Errors
    /// The store.
    pub async fn of_page(
        &self,
        site: &Site,
        path: PagePath,
    ) -> Result<Vec<Published>, CommentError> {
        if !self.is_known(site, &path).await? {
            return Ok(Vec::new());
        }
        Ok(self.store.published(site.id, path).await?)
    }

    /// The number of a page's comments.
    ///
    /// # Errors
    /// The store.
    pub async fn count(&self, site: &Site, path: PagePath) -> Result<u32, CommentError> {
        if !self.is_known(site, &path).await? {
            return Ok(0);
        }
        let counts = self.counts.of(&[PageKey::new(site.id, &path)]).await?;
        Ok(counts.first().copied().unwrap_or_default())
    }

    /// The number of the site's comments.
    ///
    /// # Errors
    /// The store.
    pub async fn count_all(&self, site: &Site) -> Result<u32, CommentError> {
        Ok(self.store.count_of_site(site.id).await?)
    }

    async fn is_known(&self, site: &Site, path: &PagePath) -> Result<bool, CommentError> {
        let page = self.store.page(site.id, path.clone()).await?;
        Ok(page.is_some_and(|page| {
            let is_former = PagePath::key_of(&page.path) != path.key();
            is_former || page.path == path.as_str()
        }))
    }
}
