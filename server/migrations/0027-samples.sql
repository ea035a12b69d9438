-- compatible: a column with a default, which the build before neither reads nor writes

-- Whether the embedded platform shows sample documents in the application. What was there before keeps what people saw.
alter table applications add column with_samples boolean not null default true;
alter table applications alter column with_samples set default false;
