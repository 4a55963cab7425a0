/** Every address of the product, as the domain knows it: `pathTo('login', {}, { redirect })`. */
export { matchPath, pathTo, type RouteId, type StaticRouteId } from '@fareeq/domain/navigation/paths.ts'
