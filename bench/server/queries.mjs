// The statements that the measured calls of the product send, written by hand for the bare peer.
const project = `id, project_name as "projectName", is_default as "isDefault", revision, created_at as "createdAt", updated_at as "updatedAt"`

/** Who a token belongs to: what the product's session check reads. */
export const session = `
  select u.id, u.email, u.first_name, u.last_name, u.phone, u.country_code, u.is_email_verified, u.preferred_language,
    u.preferred_currency, u.account_type, u.payment_status, u.user_number, u.is_active, u.is_admin,
    u.must_change_password, u.created_at, s.id as session_id, s.last_accessed_at, s.expires_at
  from user_sessions s inner join users u on u.id = s.user_id
  where s.session_token = $1 and s.ended_at is null and u.is_active = true`

export const list = `
  select id, "projectName", "isDefault", revision, "createdAt", "updatedAt", "projectData", bytes from (
    select ${project}, project_data as "projectData",
      (sum(octet_length(project_data)) over (order by id desc))::int as bytes
    from user_projects where user_id = $1 and id < $2 order by id desc limit $3
  ) as page where bytes - octet_length("projectData") < 4194304`

export const get = `
  select ${project}, project_data as "projectData" from user_projects where id = $1 and user_id = $2`

export const save = `
  update user_projects set project_data = $4, project_name = coalesce(null::text, project_name),
    revision = revision + 1, updated_at = now()
  where id = $1 and user_id = $2 and revision = $3
  returning ${project}`
