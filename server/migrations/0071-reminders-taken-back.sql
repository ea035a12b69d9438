-- compatible: a function with the same arguments

-- As before, and letters that were set aside, as with invitations: they are not sent by hand later. Their key becomes another, so
-- that the next run can write of the same ends once more.
create or replace function recall_reminders() returns trigger language plpgsql as $$
declare
  topic constant text = 'subscription-end:' || new.subscriber_id;
begin
  perform from subscribers where id = new.subscriber_id for no key update;
  with waiting as (
    delete from mails where about = topic and state = 'queued' returning created_at
  ), set_aside as (
    update mails set last_error = 'recalled', key = key || ':recalled:' || id
    where about = topic and state = 'dead' and resent_at is null and last_error is distinct from 'recalled'
    returning created_at
  )
  -- What is still true is told again by the next run, unless one of its owners has it already, or may.
  delete from subscription_reminders r
    where r.subscriber_id = new.subscriber_id
      and r.noted_at in (select created_at from waiting union all select created_at from set_aside)
      and not exists (
        select from mails m where m.about = topic and m.created_at = r.noted_at
          and (m.state in ('sending', 'sent') or m.state = 'dead' and (m.resent_at is not null or m.handed_at is not null)));
  return null;
end $$;
