-- compatible: two columns, which the build before neither reads nor fills
-- The key of the press in the cabinet that has saved the card, and the version that it made. Whoever changes the card without a key
-- leaves both as they are: they tell something only while that version is the card's (spec: partner-cabinet.card).
alter table partners add column saved_with text, add column saved_with_version integer;
