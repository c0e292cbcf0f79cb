/** Below the pixels that would take more memory than a process has to spare. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 10;
const QUALITY = 84;

export interface EncodedImage {
  bytes: Buffer;
  contentType: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
}

/** At most this many pixels each way; a smaller image keeps its size. */
export interface ImageSize {
  width: number;
  height: number;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * A JPEG or PNG image drawn anew: turned upright, no larger than `max`, without metadata and without whatever stood behind the pixels.
 * Null for everything else, for damaged files and for more than 40 million pixels. One image is decoded at a time.
 */
export function encodeImage(file: Uint8Array, max: ImageSize): Promise<EncodedImage | null> {
  const next = last.then(() => drawnAnew(file, max));
  last = next.catch(() => undefined);
  return next;
}

async function drawnAnew(file: Uint8Array, max: ImageSize): Promise<EncodedImage | null> {
  if (!isJpeg(file) && !isPng(file)) return null;
  // Loaded by the first upload: most processes never see one.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({ ...max, fit: 'inside', withoutEnlargement: true });
  const encoded = isJpeg(file) ? image.jpeg({ quality: QUALITY }) : image.png({ compressionLevel: 9 });
  try {
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      contentType: isJpeg(file) ? 'image/jpeg' : 'image/png',
      width: info.width,
      height: info.height,
    };
  } catch (error) {
    // The library throws plain errors for damaged, oversized and slow images alike; what is no error of it is a fault.
    if (error instanceof Error && !('code' in error)) return null;
    throw error;
  }
}

const startsWith = (file: Uint8Array, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => file[at] === byte);
const isJpeg = (file: Uint8Array): boolean => startsWith(file, [0xff, 0xd8, 0xff]);
const isPng = (file: Uint8Array): boolean => startsWith(file, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
