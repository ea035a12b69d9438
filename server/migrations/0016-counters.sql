-- Counters of requests are worth nothing after a crash: without a log of its own a table writes without waiting for the
-- disk, and a copy for reading is not bothered with it.
alter table limits set unlogged;
