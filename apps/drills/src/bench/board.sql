-- Creates :count live listings with a realistic skew: İstanbul, Ankara and İzmir make up half of the wishes and a third
-- of the offers; institutions and positions follow a Zipf distribution.
SELECT setseed(0.42);
TRUNCATE provinces, districts, institutions, positions, matches, rings RESTART IDENTITY CASCADE;
DELETE FROM members; -- TRUNCATE ... CASCADE would also delete the administrator's session

INSERT INTO provinces (id, name) SELECT n, 'İl ' || n FROM generate_series(1, 81) n;
INSERT INTO districts (id, province_id, name) SELECT p * 100 + d, p, 'İlçe ' || d
FROM generate_series(1, 81) p, generate_series(1, 12) d;
INSERT INTO institutions (id, name, slug, kind) SELECT n, 'Kurum ' || n, 'kurum-' || n, 'ministry' FROM generate_series(1, 45) n;
INSERT INTO positions (id, name, slug, service_class) SELECT n, 'Unvan ' || n, 'unvan-' || n, (ARRAY['GİH', 'SH', 'TH', 'EÖH'])[1 + n % 4]
FROM generate_series(1, 60) n;

INSERT INTO members (id, email, first_name, last_name, email_verified_at, terms_accepted_at)
SELECT n, 'uye' || n || '@example.org', 'Örnek', 'Üye ' || n, now(), now() FROM generate_series(1, :count) n;

-- Disables notifications of matches and rings, which are not measured.
INSERT INTO notification_preferences (member_id, event, channel)
SELECT id, event, 'none' FROM members, unnest(ARRAY['match_found', 'ring_found', 'match_answered', 'ring_answered']) AS event;

-- exp(u * ln(N)) draws rank r with a probability of about 1/r. One to five wishes, 2.5 on average.
INSERT INTO listings (id, member_id, slug, title, description, institution_id, position_id, accepts_other_position,
  offer_city_id, offer_district_id, wanted_places, approval_status, approved_at,
  expires_at, created_at, search_text)
SELECT n, n, 'il-' || offer || '-ile-il-' || wanted_places[1] || '-arasinda-becayis-' || n,
  'İl ' || offer || ' ile il ' || wanted_places[1] || ' arasında becayiş',
  repeat('Görev yerimi değiştirmek istiyorum, şartlar uygundur. ', 6),
  institution, 1 + (institution * 7 + position) % 60, random() < 0.1,
  offer, offer * 100 + 1 + floor(random() * 12)::int, wanted_places,
  'approved', now(), now() + interval '90 days', now() - n * interval '1 second',
  'il ' || offer || ' ile il ' || wanted_places[1] || ' arasinda becayis kurum' || institution || ' unvan' || position
    || ' il' || offer || ' il' || array_to_string(wanted_places, ' il') || ' '
    || repeat('gorev yerimi degistirmek istiyorum sartlar uygundur ', 6)
FROM (
  SELECT n, offer, least(45, floor(exp(random() * ln(46))))::int AS institution,
    least(6, floor(exp(random() * ln(7))))::int AS position,
    ARRAY(SELECT place FROM (
        SELECT k, CASE WHEN random() < 0.25 THEN city * 100 + 1 + floor(random() * 12)::int ELSE city END AS place
        FROM (SELECT k, CASE WHEN city = offer THEN 1 + (city + 40) % 81 ELSE city END AS city
          FROM (SELECT k, CASE WHEN random() < 0.5 THEN (ARRAY[34, 6, 35])[1 + floor(random() * 3)::int]
              ELSE 1 + floor(random() * 81)::int END AS city
            FROM generate_series(1, 1 + (hashint4(n) & 3) + (hashint4(n) & 28 = 0)::int) k) AS cities) AS others) AS wishes
      GROUP BY place ORDER BY min(k)) AS wanted_places
  FROM (
    SELECT n, CASE WHEN random() < 0.33 THEN (ARRAY[34, 6, 35])[1 + floor(random() * 3)::int]
        ELSE 1 + floor(random() * 81)::int END AS offer
    FROM generate_series(1, :count) n
  ) AS posts
) AS drawn;

SELECT setval('listings_id_seq', :count + 1), setval('members_id_seq', :count + 1);
ANALYZE members, listings, positions, institutions, provinces, districts;
