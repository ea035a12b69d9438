-- compatible: one nullable column, which the build before neither reads nor fills
-- When a consent was taken back; null while it holds. A consent given again later is a row of its own.
alter table consents add column withdrawn_at timestamptz;
