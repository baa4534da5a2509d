// Rows as a service in use has them: merchants with as many projects as the list shows without a search.
import { createHash, randomBytes } from 'node:crypto'
import postgres from 'postgres'

const [users, projects] = [200, 6]

/** A plan as merchants have it: the sample's, 4 kB, with names in Arabic, which are twice as wide in memory and on the wire. */
function usualPlan(demoPlan) {
  const plan = demoPlan()
  const products = plan.products.map((product, n) => ({ ...product, name: `شمعة عود ${n + 1}` }))
  return JSON.stringify({ ...plan, storeName: 'بيت نور', productName: 'شموع معطرة', products })
}

/** Fills a migrated database, and gives what the calls need to know of it: who is signed in, each with one project. */
export async function seed(databaseUrl, demoPlan, visitors = 16) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} })
  const plan = usualPlan(demoPlan)
  await sql`
    insert into users (id, email, password_hash, first_name, last_name, phone, country_code, account_type)
    select gen_random_uuid(), 'user' || n || '@store.example', 'none', 'Noor', 'Saleh', '501234567', 'SA', 'lifetime'
    from generate_series(1, ${users}::int) n`
  await sql`
    insert into user_projects (id, user_id, project_name, project_data)
    select gen_random_uuid(), u.id, 'Project ' || n, ${plan} from users u, generate_series(1, ${projects}::int) n
    where u.email like 'user%@store.example'`
  const owners = await sql`select user_id, min(id::text) as id from user_projects group by 1 limit ${visitors}`
  const signedIn = await Promise.all(owners.map((owner) => signIn(sql, owner)))
  await sql`analyze`
  await sql.end()
  return { visitors: signedIn, plan }
}

async function signIn(sql, { user_id: userId, id }) {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('hex')
  await sql`
    insert into user_sessions (id, user_id, session_token, expires_at)
    values (gen_random_uuid(), ${userId}, ${hash}, now() + interval '30 days')`
  // The release before has no such table.
  const [{ there }] = await sql`select to_regclass('secret_owners') is not null as there`
  if (there)
    await sql`insert into secret_owners (hash, user_id, ends_at) values (${hash}, ${userId}, now() + interval '90 days')`
  return { cookie: `mizan_session=${token}`, id, revision: 1 }
}
