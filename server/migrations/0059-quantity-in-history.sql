-- compatible: two nullable columns, which the build before neither reads nor fills
alter table subscription_changes add column quantity_before integer, add column quantity_after integer;
