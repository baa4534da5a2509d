// A column of an admin table: when a user last signed in. The procedure selects it already; the language it does not.

export const heading = 'Add a column to an admin table'

export const edits = [
  {
    file: 'server/routers/admin/user-columns.ts',
    find: /^( *)lastLoginAt: users.lastLoginAt,$/m,
    put: '$&\n$1preferredLanguage: users.preferredLanguage,',
  },
  {
    file: 'server/rest/responses/user.ts',
    find: /^( *)lastLoginAt: z.nullable\(moment\),$/m,
    put: '$&\n$1preferredLanguage: z.enum(languages),',
  },
  {
    file: 'server/rest/responses/user.ts',
    find: /^( *)lastLoginAt: exampleMoment,$/m,
    put: "$&\n$1preferredLanguage: 'ar',",
  },
  {
    file: 'src/admin/users/user-columns.tsx',
    find: /^( *)\{ id: 'created', header/m,
    put: "$1{ id: 'language', header: t('columns.language'), cell: (user) => user.preferredLanguage },\n$&",
  },
  {
    file: 'src/i18n/en/admin/admin-users.ts',
    find: /^( *)projects: 'Projects',$/m,
    put: "$&\n$1language: 'Language',",
  },
  { file: 'src/i18n/ar/admin/admin-users.ts', find: /^( *)projects: 'المشاريع',$/m, put: "$&\n$1language: 'اللغة'," },
]
