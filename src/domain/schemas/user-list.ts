/** How the list of users can be sorted; a minus sorts the other way round. */
export const userSorts = ['-created', 'created', 'name', '-name', '-projects', 'projects'] as const
export type UserSort = (typeof userSorts)[number]

export const userStates = ['active', 'inactive'] as const
export const userRoles = ['admin', 'user'] as const
