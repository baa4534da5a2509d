-- The words by which administrators find an account, one row each: the trigger user_words_kept writes them again when a name,
-- the address or the number changes.
CREATE OR REPLACE FUNCTION keep_user_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM user_words WHERE user_id = NEW.id;
  END IF;
  INSERT INTO user_words (user_id, word)
    SELECT DISTINCT NEW.id, word FROM unnest(tsvector_to_array(NEW.search_words) || NEW.user_number::text) AS word
    WHERE word IS NOT NULL;
  RETURN NULL;
END
$$;
