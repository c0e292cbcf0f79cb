/** Where an image is fetched; its bytes never change. */
export const imageUrl = (id: string): string => `/media/images/${id}`;
