-- compatible: triggers that only write to a table beside

-- A picture of a draft, or of a version that can be brought back, is used too.
select watch_media_uses('content_items', 'id');
select watch_media_uses('content_versions', 'item_id', 'version');
