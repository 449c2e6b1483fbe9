# Writes an LHA archive of stored files: lha.py ARCHIVE <LIST, whose lines are "file", a path and a name by tabs.
# The names are in CP932, as on Windows; headers are of level 1, which hold the folder apart.
import struct, sys

table = list(range(256))
for _ in range(8):
	table = [code >> 1 ^ (0xA001 if code & 1 else 0) for code in table]

def crc16(data):
	crc = 0
	for byte in data:
		crc = crc >> 8 ^ table[(crc ^ byte) & 0xFF]
	return crc

with open(sys.argv[1], 'wb') as archive:
	for line in sys.stdin.buffer:
		_, path, name = line.decode().rstrip('\n').split('\t')
		with open(path, 'rb') as file:
			data = file.read()
		*folders, name = (part.encode('cp932') for part in name.split('/'))
		folder = b'\2' + b''.join(part + b'\xFF' for part in folders) + b'\0\0' if folders else b''
		header = struct.pack('<5sIIIBBB', b'-lh0-', len(data) + len(folder), len(data), 0, 0x20, 1, len(name))
		header += name + struct.pack('<HcH', crc16(data), b'M', len(folder))
		archive.write(bytes([len(header), sum(header) & 0xFF]) + header + folder + data)
	archive.write(b'\0')
