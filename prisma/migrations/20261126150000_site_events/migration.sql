-- What happened, for programs that ask for it. An event gets its place in the list (a new id) when it is due and
-- committed, so that a program that goes on from an id misses nothing.
CREATE TABLE site_events (
  id SERIAL PRIMARY KEY,
  message_id VARCHAR(40) NOT NULL UNIQUE,
  type VARCHAR(40) NOT NULL,
  data JSONB NOT NULL,
  is_listed BOOLEAN NOT NULL DEFAULT false,
  due_at TIMESTAMPTZ(3) NOT NULL,
  created_at TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp()
);

CREATE INDEX site_events_due_at_idx ON site_events (due_at);
