import { UnknownPage } from '../../features/staff/parts/unknown-page.tsx'

export const Screen = UnknownPage
