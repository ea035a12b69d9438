-- compatible: an index beside what the build before reads

-- A short misspelt word has too few trigrams: it is compared with the short words of the lexicon, and no longer with all.
create index search_lexicon_short on search_lexicon (length(skeleton)) where length(skeleton) <= 6;
