CREATE FUNCTION keep_user_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM user_words WHERE user_id = NEW.id;
  INSERT INTO user_words (user_id, word)
    SELECT DISTINCT NEW.id, word FROM unnest(tsvector_to_array(NEW.search_words) || NEW.user_number::text) AS word
    WHERE word IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER user_words_kept AFTER INSERT OR UPDATE OF first_name, last_name, email, user_number ON users
  FOR EACH ROW EXECUTE FUNCTION keep_user_words();
--> statement-breakpoint
INSERT INTO user_words (user_id, word)
  SELECT DISTINCT id, word FROM users, unnest(tsvector_to_array(search_words) || user_number::text) AS word
  WHERE word IS NOT NULL;
