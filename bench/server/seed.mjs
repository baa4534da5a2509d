// Rows as a service in use has them: somebody with 20 projects, among others with as many.
import { createHash, randomBytes } from 'node:crypto'
import postgres from 'postgres'

const projects = 20
const others = 200
const planBytes = 6000

/** A plan of the usual size: the sample with overheads of the owner's own, as many as that takes. */
function usualPlan(demoPlan) {
  const plan = { ...demoPlan(), customOverheadsTech: [] }
  while (JSON.stringify(plan).length < planBytes) {
    const id = `own-${plan.customOverheadsTech.length}`
    plan.customOverheadsTech.push({ id, name: `اشتراك ${id}`, amount: 120, mode: 'monthly', months: 12 })
  }
  return JSON.stringify(plan)
}

/** Fills a migrated database, and gives what the calls need to know of it. */
export async function seed(databaseUrl, demoPlan) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const [token, plan] = [randomBytes(32).toString('base64url'), usualPlan(demoPlan)]
  const hash = createHash('sha256').update(token).digest('hex')
  await sql`
    insert into users (id, email, password_hash, first_name, last_name, phone, country_code, account_type)
    select gen_random_uuid(), 'user' || n || '@store.example', 'none', 'Noor', 'Saleh', '501234567', 'SA', 'lifetime'
    from generate_series(0, ${others}::int) n`
  await sql`
    insert into user_projects (id, user_id, project_name, project_data)
    select gen_random_uuid(), u.id, 'Project ' || n, ${plan}
    from users u, generate_series(1, ${projects}::int) n where u.email like 'user%@store.example'`
  const [user] = await sql`select id from users where email = 'user0@store.example'`
  await sql`
    insert into user_sessions (id, user_id, session_token, expires_at)
    values (gen_random_uuid(), ${user.id}, ${hash}, now() + interval '30 days')`
  await sql`analyze`
  const rows = await sql`select id from user_projects where user_id = ${user.id} order by id`
  await sql.end()
  return { cookie: `mizan_session=${token}`, ids: rows.map(({ id }) => id), revisions: rows.map(() => 1), plan }
}
