import { openState, useOpenState } from '../../platform/navigation/open-state.ts'

/** The list of shortcuts, which the palette opens, too. */
export const shortcutHelp = openState()
export const useShortcutHelp = () => useOpenState(shortcutHelp)
