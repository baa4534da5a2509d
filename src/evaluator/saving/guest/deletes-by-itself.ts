import { isOnHomeScreen } from '../../../ui/device/home-screen'

/**
 * Whether this browser deletes what scripts keep of a site that is not visited, for all that the page can tell without asking
 * it: WebKit does, in Safari and in every browser of iPhone and iPad, but not of an app on the home screen.
 */
export const deletesByItself = (): boolean => navigator.vendor.startsWith('Apple') && !isOnHomeScreen()
