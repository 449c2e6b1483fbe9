# For Homebrew, from the tarball of a release; url and sha256 are those of SHA256SUMS there.
class Kifu < Formula
  desc "Checker, linter and converter of shogi game records"
  homepage "https://github.com/OWNER/kifu"
  url "https://github.com/OWNER/kifu/releases/download/v0.1.0/kifu-0.1.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on "inih"
  depends_on "libarchive"
  depends_on "pcre2"

  def install
    system "make", "PREFIX=#{prefix}", "all", "lib"
    system "make", "PREFIX=#{prefix}", "install"
  end

  test do
    (testpath/"game.csa").write "V2.2\nPI\n+\n+7776FU\n%TORYO\n"
    assert_match "No findings in 1 game", shell_output("#{bin}/kifu check game.csa")
    assert_match "７六歩(77)", shell_output("#{bin}/kifu convert -t kif game.csa")
  end
end
