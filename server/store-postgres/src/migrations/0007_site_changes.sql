-- Other nodes hear of a changed site too where nobody sends notices, or the one that should have sent it has died. No
-- page has changed by it, so it is noted as page 0.
CREATE FUNCTION site_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_page(0);
  RETURN NULL;
END $$;
CREATE TRIGGER site_changed AFTER INSERT OR UPDATE OR DELETE ON sites
  FOR EACH ROW EXECUTE FUNCTION site_changed();
