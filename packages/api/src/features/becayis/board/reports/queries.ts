const MESSAGES_SHOWN = 20;

/** The newest messages of request `r`, oldest first. */
const MESSAGES = `COALESCE((SELECT json_agg(json_build_object('id', x.id, 'sender', x.sender, 'body', x.body,
    'createdAt', to_char(x.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    ORDER BY x.created_at, x.id)
  FROM (SELECT m.id, s.first_name || ' ' || s.last_name AS sender, m.body, m.created_at
    FROM contact_request_messages m JOIN members s ON s.id = m.sender_id WHERE m.request_id = r.id
    ORDER BY m.created_at DESC, m.id DESC LIMIT ${MESSAGES_SHOWN}) x), '[]'::json)`;

const REQUEST_MESSAGE = `json_build_array(json_build_object('id', 0, 'sender', q.first_name || ' ' || q.last_name,
  'body', r.message, 'createdAt', to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))`;

/** Reports of listings and of requests, open ones first. $1 is true for resolved ones or null, $2 a kind or null. */
export const LIST_REPORTS = `WITH all_reports AS (
    SELECT 'listing' AS kind, p.id, p.listing_id, NULL::int AS request_id, p.member_id, p.reason, p.resolution,
      p.resolution_note, p.resolved_at, p.created_at FROM listing_reports p
    UNION ALL
    SELECT 'contact', p.id, r.listing_id, r.id, p.member_id, p.reason, p.resolution, p.resolution_note,
      p.resolved_at, p.created_at FROM contact_reports p JOIN contact_requests r ON r.id = p.request_id)
  SELECT a.kind, a.id, a.reason, a.resolution, a.resolution_note, a.resolved_at, a.created_at,
    l.id AS listing_id, l.title, m.first_name || ' ' || m.last_name AS reporter,
    CASE WHEN r.id IS NOT NULL AND a.member_id = l.member_id THEN q.first_name || ' ' || q.last_name
      ELSE o.first_name || ' ' || o.last_name END AS reported,
    CASE WHEN r.id IS NULL THEN '[]'::json ELSE ${REQUEST_MESSAGE} END AS request_message,
    CASE WHEN r.id IS NULL THEN '[]'::json ELSE ${MESSAGES} END AS messages,
    count(*) OVER ()::int AS total
  FROM all_reports a JOIN listings l ON l.id = a.listing_id JOIN members o ON o.id = l.member_id
  LEFT JOIN members m ON m.id = a.member_id
  LEFT JOIN contact_requests r ON r.id = a.request_id LEFT JOIN members q ON q.id = r.requester_id
  WHERE ($1::boolean IS NULL OR (a.resolved_at IS NOT NULL) = $1) AND ($2::text IS NULL OR a.kind = $2)
  ORDER BY a.resolved_at DESC NULLS FIRST, a.created_at, a.kind, a.id LIMIT $3 OFFSET $4`;

export interface ReportRow {
  kind: "listing" | "contact";
  id: number;
  reason: string;
  resolution: string | null;
  resolution_note: string;
  resolved_at: Date | null;
  created_at: Date;
  listing_id: number;
  title: string;
  reporter: string | null;
  reported: string;
  request_message: Message[];
  messages: Message[];
  total: number;
}

interface Message {
  id: number;
  sender: string;
  body: string;
  createdAt: string;
}
