export const advanced = { title: 'Advanced' }
