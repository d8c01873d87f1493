/** The id of the box, of its pack and of its board. */
export const DUNWICH = 'dunwich';
/** Kind of the areas that only monsters enter (D-VORTEX-01). */
export const VORTEX = 'vortex';
