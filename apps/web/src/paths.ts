/** Every address of the product, as the domain knows it: `pathTo('login', {}, { redirect })`. */
export { matchPath, pathTo, ROUTES, type RouteId } from '@fareeq/domain/navigation/paths.ts'
