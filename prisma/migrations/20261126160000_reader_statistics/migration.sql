-- Reader statistics. A visitor is the day's salted hash, whose salt is deleted after the day. Posts have no foreign key:
-- its check would lock the post's row with each view.
CREATE TABLE reader_visits (
  day DATE NOT NULL,
  post_id INTEGER NOT NULL,
  visitor_hash BYTEA NOT NULL,
  PRIMARY KEY (day, post_id, visitor_hash)
);

CREATE TABLE reader_days (
  post_id INTEGER NOT NULL,
  day DATE NOT NULL,
  views INTEGER NOT NULL DEFAULT 0,
  readers INTEGER NOT NULL DEFAULT 0,
  quarter INTEGER NOT NULL DEFAULT 0,
  half INTEGER NOT NULL DEFAULT 0,
  "full" INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (post_id, day)
);

CREATE INDEX reader_days_day_idx ON reader_days (day);

CREATE TABLE reader_counts (
  post_id INTEGER NOT NULL,
  kind VARCHAR(10) NOT NULL,
  day DATE NOT NULL,
  name VARCHAR(300) NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (post_id, kind, day, name),
  CONSTRAINT reader_counts_kind_check
    CHECK (kind IN ('host', 'campaign', 'device', 'next', 'search', 'missed', 'missing', 'dropped'))
);

-- The same by month, so that a year of many posts is read in a few rows. A month is written once, after it has ended.
CREATE TABLE reader_months (
  post_id INTEGER NOT NULL,
  month DATE NOT NULL,
  views INTEGER NOT NULL,
  readers INTEGER NOT NULL,
  quarter INTEGER NOT NULL,
  half INTEGER NOT NULL,
  "full" INTEGER NOT NULL,
  PRIMARY KEY (post_id, month)
);

CREATE INDEX reader_months_month_idx ON reader_months (month);

CREATE TABLE reader_month_counts (
  post_id INTEGER NOT NULL,
  kind VARCHAR(10) NOT NULL,
  month DATE NOT NULL,
  name VARCHAR(300) NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (post_id, kind, month, name)
);

CREATE INDEX reader_month_counts_next_idx ON reader_month_counts (month) WHERE kind = 'next';

CREATE TABLE swap_days (
  day DATE NOT NULL,
  from_id INTEGER NOT NULL REFERENCES provinces (id) ON DELETE CASCADE ON UPDATE CASCADE,
  to_id INTEGER NOT NULL REFERENCES provinces (id) ON DELETE CASCADE ON UPDATE CASCADE,
  views INTEGER NOT NULL DEFAULT 0,
  requests INTEGER NOT NULL DEFAULT 0,
  acceptances INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (day, from_id, to_id)
);

CREATE INDEX swap_days_from_id_idx ON swap_days (from_id);
CREATE INDEX swap_days_to_id_idx ON swap_days (to_id);

-- Which posts lead to others is asked for all posts at once.
CREATE INDEX reader_counts_next_idx ON reader_counts (day) WHERE kind = 'next';
