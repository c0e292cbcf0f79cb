/** Where travellers reach the product. */
export class PublicUrl {
  constructor(readonly value: string) {}
}
