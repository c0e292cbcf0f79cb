/** Where the script of notifications on a device is found. Pages load it when a reader uses them. */
export const DEVICE_PATH = '/m/device.js';
