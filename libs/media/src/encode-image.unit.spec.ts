import sharp, { type Sharp } from 'sharp';
import { encodeImage } from './encode-image.js';

const MAX = { width: 400, height: 200 };
const anImage = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0b4f8a' } });

describe('an uploaded image', () => {
  it.each(['jpeg', 'png'] as const)('of the type %s keeps its type, and shrinks to what is allowed', async (type) => {
    const image = await encodeImage(await anImage(900, 300)[type]().toBuffer(), MAX);
    expect(image).toMatchObject({ contentType: `image/${type}`, width: 400, height: 133 });
    expect((await sharp(image!.bytes).metadata()).format).toBe(type);
  });

  it('is not enlarged', async () => {
    expect(await encodeImage(await anImage(40, 30).png().toBuffer(), MAX)).toMatchObject({ width: 40, height: 30 });
  });

  it('stands upright and has lost its metadata, and whatever stood behind it', async () => {
    const exif = { IFD0: { Copyright: 'canary-77' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const turned = await anImage(300, 100).jpeg().withExif(exif).withMetadata({ orientation: 6 }).toBuffer();
    const hidden = Buffer.concat([turned, Buffer.from('<script>canary-78</script>')]);
    const image = await encodeImage(hidden, MAX);
    expect(image).toMatchObject({ width: 67, height: 200 });
    const { exif: left, orientation } = await sharp(image!.bytes).metadata();
    expect([left, orientation]).toEqual([undefined, undefined]);
    expect(image!.bytes.includes('canary')).toBe(false);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()" width="9" height="9"/>')],
    ['another type', () => anImage(9, 9).webp().toBuffer()],
    ['a text with the first bytes of an image', async () => Buffer.from([0xff, 0xd8, 0xff, 0x41, 0x42])],
    ['half an image', async () => (await anImage(300, 300).png().toBuffer()).subarray(0, 120)],
    ['more pixels than there is memory for', () => anImage(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer()],
    ['nothing', async () => Buffer.alloc(0)],
  ])('is rejected when it is %s', async (_, file) => {
    expect(await encodeImage(await file(), MAX)).toBeNull();
  });
});
