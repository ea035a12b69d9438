-- compatible: columns with defaults, functions and a new table; the build before goes on emptying the letters it sends
alter table mails
  -- The codes of the letter, which give access to whoever reads them: hidden in the console, and taken out of the letter
  -- once it is sent.
  add column secrets text[] not null default '{}',
  -- What the mail server said when it took the letter.
  add column server_answer text,
  -- A later letter that was sent in the place of this one.
  add column resent_at timestamptz,
  add column resent_as bigint;

-- A letter that can be shown and kept: dots in the place of its codes.
create function without_secrets(body text, secrets text[]) returns text language plpgsql immutable as $$
declare
  secret text;
begin
  foreach secret in array secrets loop
    body = replace(body, secret, '••••');
  end loop;
  return body;
end $$;

-- What the outbox is searched by: the recipient's name and address, and the subject (decision 0062 says how words are found).
create function mail_words(name text, address text, subject text) returns tsvector
language sql immutable parallel safe cost 5000 set search_path from current
as $$
  select person_words(concat(name, ' ', subject), '', address, '')
$$;

-- Letters whose words an operator has changed; all others are as the product has them.
create table letter_templates (
  id text primary key check (id <> ''),
  version integer not null,
  -- Null once the product's own words are back: the version goes on counting.
  edited jsonb,
  -- The product's words at the time of the change, by which a later build tells that its own have changed since.
  original jsonb not null,
  changed_at timestamptz not null default clock_timestamp(),
  changed_by uuid references users on delete set null
);
