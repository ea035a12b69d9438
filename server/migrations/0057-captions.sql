-- compatible: one more kind of file that the build before never makes, and a column that it leaves alone

alter table media drop constraint media_kind_check;
alter table media add constraint media_kind_check check (kind in ('picture', 'vector', 'video', 'captions'));

-- Where the captions of a film lie; until now they were looked for beside each film under its name, where only the first
-- content has some.
alter table reviews add column captions_url text;
update reviews set captions_url = regexp_replace(video_url, '\.(mp4|webm)$', '.vtt')
where video_url ~ '^/media/reviews/review-[1-4]\.mp4$';
