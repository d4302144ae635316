export { AREA_PLACES, FIGURE_BASE, MAP_SIZE, type MapPoint, type Place, WALL_PLACES } from './places';
