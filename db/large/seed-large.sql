-- A service in use, filled at once: for tests of how statements are planned, and for the measurements.
-- Wants an empty migrated database, and these settings in one transaction: fill.users, fill.projects, fill.orders
-- (how many), fill.plan (what every project holds). The last user has 1000 of the projects.
-- Names are as uneven as they are in life: a few are very common. Every total is set to what there is.

select setseed(0.42);
--> statement-breakpoint
-- Version 7, as the program makes them: the moment first.
create or replace function pg_temp.id_at(made timestamptz, salt text) returns uuid language sql as $$
  select (lpad(to_hex((extract(epoch from made) * 1000)::bigint), 12, '0') || '7' || substr(md5(salt), 1, 3)
    || '8' || substr(md5(salt), 4, 15))::uuid
$$;
--> statement-breakpoint
-- The first of them are chosen most.
create or replace function pg_temp.one_of(choices text[], how_uneven float8) returns text language sql as $$
  select choices[1 + floor(power(random(), how_uneven) * array_length(choices, 1))::int]
$$;
--> statement-breakpoint
create temp table fill_users on commit drop as
select n, made, pg_temp.id_at(made, 'user' || n) as id,
  pg_temp.one_of(array['محمد', 'Mohammed', 'نورة', 'عبدالله', 'Sara', 'فاطمة', 'أحمد', 'Ahmed', 'خالد', 'Noor', 'ريم',
    'سعود', 'Layla', 'عبدالرحمن', 'هند', 'Faisal', 'مها', 'تركي', 'Reem', 'Omar', 'لولوة', 'Zoë', 'يزيد', 'Huda'], 2) as first_name,
  pg_temp.one_of(array['العتيبي', 'Alharbi', 'القحطاني', 'Alotaibi', 'الشمري', 'الدوسري', 'Al-Ghamdi', 'المطيري', 'Saleh',
    'الزهراني', 'الشهري', 'Alshehri', 'السبيعي', 'Khan', 'الحربي', 'بن سعيد', 'Al Saud', 'الأحمدي', 'Nasser', 'البقمي'], 1.5)
    || case when n % 7 = 0 then ' ' || (n / 7) else '' end as last_name,
  pg_temp.one_of(array['gmail.example', 'outlook.example', 'store' || (n % 997) || '.example'], 1.7) as host
from (
  select n, date_trunc('milliseconds', now() - interval '900 days' * power(1 - n / (total + 1.0), 1.5)) as made
  from (select current_setting('fill.users')::int as total) t, generate_series(1, total) n
) moments;
--> statement-breakpoint
analyze fill_users;
--> statement-breakpoint
insert into users (id, email, password_hash, first_name, last_name, phone, country_code, payment_status, account_type,
  user_number, is_active, is_admin, last_login_at, created_at, updated_at)
select id, 'user' || n || '@' || host, 'none', first_name, last_name, '50' || lpad(n::text, 7, '0'),
  case n % 5 when 0 then 'AE' else 'SA' end, status,
  case status when 'paid' then 'lifetime' when 'free_trial' then 'early_access' else 'requires_payment' end,
  n, n % 29 <> 0, n % 2003 = 1, made + (now() - made) * random(), made, made
from (
  select *, case when n <= 100 then 'free_trial' when n % 1009 = 0 then 'refunded' when n % 53 = 0 then 'failed'
    when n % 3 = 0 then 'paid' else 'pending' end as status
  from fill_users
) chosen
order by n;
--> statement-breakpoint
create temp table fill_plan on commit drop as select current_setting('fill.plan') as plan;
--> statement-breakpoint
insert into user_projects (id, user_id, project_name, project_data, revision, created_at, updated_at, updated_hour)
select pg_temp.id_at(p.made, 'project' || p.n), u.id,
  pg_temp.one_of(array['متجري', 'My store', 'عطور ' || u.first_name, 'Perfumes', 'مشروع جديد', 'Candles of ' || u.first_name,
    'قهوة مختصة', 'Project ' || p.n], 0.8),
  plan, 1 + p.n % 9, p.made, p.worked, date_trunc('hour', p.worked)
from (
  select n, made, made + (now() - made) * power(random(), 3) as worked,
    case when n % greatest(total / 1000, 1) = 0 then users else 1 + floor(power(random(), 1.3) * users * n / total)::int end as owner
  from (
    select n, total, users, date_trunc('milliseconds', now() - interval '800 days' * power(1 - n / (total + 1.0), 1.5)) as made
    from (select current_setting('fill.projects')::int as total, current_setting('fill.users')::int as users) t,
      generate_series(1, total) n
    offset 0
  ) moments
) p join fill_users u on u.n = least(p.owner, current_setting('fill.users')::int), fill_plan
order by p.n;
--> statement-breakpoint
insert into orders (id, user_id, customer_name, customer_email, customer_phone, customer_country_code, product_name,
  unit_price, total_amount, order_status, stripe_payment_intent_id, created_at)
select pg_temp.id_at(o.made, 'order' || o.n), u.id, u.first_name || ' ' || u.last_name, 'user' || u.n || '@' || u.host,
  '50' || lpad(u.n::text, 7, '0'), 'SA', 'Mizan', 199, 199,
  case when o.n % 40 = 0 then 'cancelled' when o.n % 1013 = 0 then 'pending' else 'confirmed' end, 'pi_' || o.n, o.made
from (
  select n, users, date_trunc('milliseconds', now() - interval '700 days' * (1 - n / (total + 1.0))) as made
  from (select current_setting('fill.orders')::int as total, current_setting('fill.users')::int as users) t,
    generate_series(1, total) n
) o join fill_users u on u.n = 1 + (o.n * 7919::bigint) % o.users
order by o.n;
--> statement-breakpoint
insert into tax_documents (id, kind, number, order_id, seller_name, seller_vat_number, seller_address, total, vat, vat_pct, issued_at)
select pg_temp.id_at(created_at, 'invoice' || id), 'invoice', row_number() over (order by id), id, 'Mizan', '300000000000003', 'Riyadh',
  19900, 2596, 15, created_at from orders;
--> statement-breakpoint
insert into user_sessions (id, user_id, session_token, expires_at, created_at)
select pg_temp.id_at(made, 'session' || n), id, md5(n::text), now() + interval '1 day' * (1 + n % 30), made from fill_users;
--> statement-breakpoint
insert into otps (id, email, code_hash, type, is_used, expires_at, created_at)
select pg_temp.id_at(made, 'code' || n), 'user' || n || '@' || host, md5(n::text), 'login', n % 2 = 0,
  now() + interval '1 second' * (n % 600), now() from fill_users;
--> statement-breakpoint
-- Thinned out as they are in life, with a few that are too old to be kept.
insert into project_versions (user_id, project_id, id, revision, project_name, project_data, stage, created_at)
select v.user_id, v.id, pg_temp.id_at(v.made, 'version' || v.id), 1, v.project_name, '{}', 3, v.made
from (
  select p.user_id, p.id, p.project_name, now() - case when p.n <= 30 then interval '100 days' else interval '80 days' * random() end as made
  from (select *, row_number() over (order by id desc) as n from user_projects order by id desc
    limit current_setting('fill.users')::int) p
) v;
--> statement-breakpoint
insert into version_bases (user_id, project_id, id, data)
select user_id, project_id, pg_temp.id_at(created_at, 'base' || id), '\x00' from project_versions;
--> statement-breakpoint
insert into project_shares (user_id, project_id, id, token_hash, plan_data, expires_at, created_at)
select user_id, id, pg_temp.id_at(created_at, 'share' || id), md5(id::text), '{}',
  now() + interval '1 second' * (extract(epoch from created_at)::bigint % 2592000), created_at
from (select * from user_projects order by id desc limit current_setting('fill.users')::int) p;
--> statement-breakpoint
insert into actual_months (user_id, project_id, month, source, figures)
select user_id, id, '2026-09', 'founder', '{"kind":"founder","source":"founder","month":"2026-09","figures":{},"products":{},"matches":{}}'
from user_projects;
--> statement-breakpoint
insert into store_connections (user_id, id, project_id, platform, merchant_id, store_name, tokens, next_fetch_at, created_at)
select user_id, pg_temp.id_at(created_at, 'store' || id), id, 'salla', id::text, 'My store', '',
  now() + interval '1 minute' * (60 + extract(epoch from created_at)::bigint % 1440), created_at
from user_projects;
--> statement-breakpoint
insert into store_grants (platform, merchant_id, store_name, owner_hash, tokens, granted_at, expires_at)
select 'salla', 'waiting' || n, 'My store', md5('owner' || n), '', made, now() + interval '1 hour' * (1 + n % 300) from fill_users;
--> statement-breakpoint
insert into audit_log (id, actor_id, action, target_type, target_id, before, after, ip, created_at)
select pg_temp.id_at(a.made, 'entry' || a.n), actor.id,
  case when a.n % 3 = 0 then 'user.role' when a.n % 503 = 0 then 'user.create' when a.n % 5 = 0 then 'team_template.create'
    else 'user.status' end,
  case when a.n % 3 <> 0 and a.n % 503 <> 0 and a.n % 5 = 0 then 'team_template' else 'user' end,
  a.id::text, '{"isActive": true}', '{"isActive": false}', '127.0.0.1', a.made
from fill_users a join fill_users actor on actor.n = case a.n % 2 when 0 then 1 else 2004 end
order by a.n;
--> statement-breakpoint
insert into processed_events (id, type) select 'evt_' || n, 'charge.refunded' from fill_users;
--> statement-breakpoint
insert into rate_limits (key, points, expire) select 'fill:' || n, 1, now() + interval '1 hour' from fill_users;
--> statement-breakpoint
insert into idempotency_keys (user_id, scope, key, input_hash, answer, expires_at)
select id, 'fill ' || id, n::text, 'none', '{}', now() + interval '1 day' from fill_users;
--> statement-breakpoint
insert into api_tokens (id, user_id, name, scope, token_hash, expires_at, created_at)
select pg_temp.id_at(made, 'token' || n), id, 'Reports', case n % 3 when 0 then 'write' else 'read' end, md5('token' || n),
  now() + interval '1 day' * (n % 365 - 20), made from fill_users;
--> statement-breakpoint
insert into passkeys (user_id, id, credential_id, public_key, name, created_at)
select id, pg_temp.id_at(made, 'passkey' || n), md5('passkey' || n), '', 'My phone', made from fill_users;
--> statement-breakpoint
insert into recovery_codes (user_id, code_hash, created_at) select id, md5('code' || n), made from fill_users;
--> statement-breakpoint
insert into webhooks (id, user_id, url, is_active, created_at)
select pg_temp.id_at(made, 'webhook' || n), id, 'https://hooks' || n || '.example/', n % 17 <> 0, made from fill_users;
--> statement-breakpoint
insert into webhook_deliveries (user_id, webhook_id, id, event, project_id, project_name, revision, saved_at, state, tries, due_at,
  next_try_at, created_at)
select id, pg_temp.id_at(made, 'webhook' || n), pg_temp.id_at(made, 'delivery' || n), 'project.saved', id, 'My store', 2, made,
  case when n % 50 = 0 then 'waiting' else 'delivered' end, 1, made, now() + interval '1 minute' * (n % 60), made
from fill_users;
--> statement-breakpoint
insert into secret_owners (hash, user_id, ends_at)
select session_token, user_id, created_at + interval '90 days' from user_sessions
union all select token_hash, user_id, expires_at from api_tokens
union all select token_hash, user_id, expires_at from project_shares
on conflict do nothing;
--> statement-breakpoint
update users set project_count = owned.projects
from (select user_id, count(*) as projects from user_projects group by user_id) owned where owned.user_id = users.id;
--> statement-breakpoint
insert into daily_counters (name, day, value)
select 'users', (created_at at time zone interval '3 hours')::date, count(*) from users group by 2
union all
select 'projects', (created_at at time zone interval '3 hours')::date, count(*) from user_projects group by 2
union all
select 'revenue', (created_at at time zone interval '3 hours')::date, sum(total_amount) * 100 from orders
where order_status <> 'cancelled' group by 2
on conflict (name, day) do update set value = excluded.value;
--> statement-breakpoint
insert into counters (name, value)
select 'user_number', max(user_number) from users
union all select 'users', count(*) from users
union all select 'projects', count(*) from user_projects
union all select 'paid_users', count(*) from users where payment_status = 'paid'
union all select 'revenue', sum(total_amount) * 100 from orders where order_status <> 'cancelled'
on conflict (name) do update set value = excluded.value;
