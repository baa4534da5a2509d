/** Tells a password manager whose password a form changes; people see and reach nothing of it. */
export function UsernameForManagers({ email }: { email: string }) {
  return <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
}
