/** Whether this is an app on the home screen of an iPhone or iPad. */
export const isOnHomeScreen = (): boolean => 'standalone' in navigator && navigator.standalone === true
